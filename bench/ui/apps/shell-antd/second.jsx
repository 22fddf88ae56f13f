import { Typography } from 'antd';
export function Second() {
  return <Typography.Paragraph data-ready="second">Second</Typography.Paragraph>;
}
