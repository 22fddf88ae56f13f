/** What codes of all kinds say in the same words. */
export const small = (name: string): string => `${name}第{position}位应为大写“{expected}”，不是小写“{character}”`;

export const separators = (name: string): string => `${name}要连续填写，请去掉第{position}位的空格、横线或其他符号`;

export const fullWidth = (name: string): string =>
  `${name}第{position}位的“{character}”是全角字符，请改为半角“{expected}”`;

export const lookalike = (name: string): string =>
  `${name}第{position}位应为“{expected}”，“{character}”看起来像但不对，请核对`;

export const length = (name: string): string => `${name}应为{expected}位，现在只有{actual}位`;

export const checkDigit = (name: string): string =>
  `${name}的校验码应为“{expected}”，现在是“{actual}”，请对照原件核对每一位`;
