/** The services behind the first part of a path, each with the number of its unexpected failures. */
const NUMBERS: Readonly<Record<string, string>> = {
  appmanage: '10009',
  order: '10003',
  ws: '10001',
  im: '10002',
  settlement: '10004',
  freight: '10005',
  basedata: '10005',
  user: '10007',
  content: '10008',
};

/** The five digits of "abnormal code NNNNN": they name the service behind a path, with or without its query. */
export const abnormalCode = (path: string): string => NUMBERS[path.split(/[/?]/)[1] ?? ''] ?? '00000';
