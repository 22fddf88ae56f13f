import { at } from '../clock.ts';
import type { DemoDomain } from '../demo-domain.ts';
import { loadNotices } from './notices.ts';

/** Messages as a forwarder's staff write them: short HTML, with a table where figures are compared. */
const MESSAGES = [
  {
    customer: 'HAOYU',
    title: 'COSU6412098730 草单第 3 版已到',
    html: '<p>船公司按 11-19 的修改重出了草单，请在截单前核对。</p><table><tbody><tr><th>截单</th><td>11-21 17:00 宁波时间</td></tr><tr><th>船名 / 航次</th><td>COSCO SHIPPING ANDES / 042E</td></tr></tbody></table>',
    titleEn: 'Draft 3 of COSU6412098730 is here',
    htmlEn:
      '<p>The carrier issued the draft anew after the change of 11-19; please check it before the cut-off.</p><table><tbody><tr><th>SI cut-off</th><td>11-21 17:00 Ningbo time</td></tr><tr><th>Vessel / voyage</th><td>COSCO SHIPPING ANDES / 042E</td></tr></tbody></table>',
    createTime: at(0, '09:12'),
  },
  {
    customer: 'HAOYU',
    title: '美西航线运价调整',
    html: '<p>自 <strong>2026-12-01</strong> 起（以实际开航日为准），美西航线海运费调整如下：</p><table><thead><tr><th>箱型</th><th>现行</th><th>调整后</th></tr></thead><tbody><tr><td>20GP</td><td>USD 1,480</td><td>USD 1,680</td></tr><tr><td>40HQ</td><td>USD 1,850</td><td>USD 2,100</td></tr></tbody></table><p>11-30 前已放舱的订舱不受影响。</p>',
    titleEn: 'New rates to the US west coast',
    htmlEn:
      '<p>From <strong>2026-12-01</strong> (by the day of sailing) ocean freight to the US west coast is as follows:</p><table><thead><tr><th>Type</th><th>Now</th><th>From then</th></tr></thead><tbody><tr><td>20GP</td><td>USD 1,480</td><td>USD 1,680</td></tr><tr><td>40HQ</td><td>USD 1,850</td><td>USD 2,100</td></tr></tbody></table><p>Bookings released before 11-30 keep their rate.</p>',
    createTime: at(-1, '15:30'),
  },
  {
    customer: 'HAOYU',
    title: '宁波港部分泊位 11-22 夜间检修',
    html: '<p>11-22 22:00 至 11-23 06:00，四期 7、8 号泊位检修，期间进港请改走 <em>穿山</em> 闸口。</p><ul><li>重箱最迟 11-22 20:00 前进港；</li><li>VGM 截止时间不变。</li></ul>',
    titleEn: 'Ningbo: some berths are repaired in the night of 11-22',
    htmlEn:
      '<p>From 11-22 22:00 to 11-23 06:00 berths 7 and 8 of phase IV are repaired; please use the <em>Chuanshan</em> gate meanwhile.</p><ul><li>Full containers at the terminal by 11-22 20:00.</li><li>The VGM cut-off stays as it is.</li></ul>',
    createTime: at(-2, '10:05'),
    readBy: ['13800138000'],
  },
  {
    account: '13800138000',
    title: 'Welcome to the customer workspace',
    html: '<p>Dear Chen Wei,</p><p>Your bookings, bills of lading and statements are in one place now. Open a <strong>COPY</strong> to-do to check a draft bill and confirm it.</p>',
    createTime: at(-20, '09:00'),
    readBy: ['13800138000'],
  },
  {
    customer: 'OUTAI',
    title: '五金件申报要素提醒',
    html: '<p>螺丝、合页等钢铁制品出口申报请写明材质与表面处理，例如 <strong>CARBON STEEL SCREWS, ZINC PLATED</strong>。</p>',
    titleEn: 'What to declare of hardware',
    htmlEn:
      '<p>Steel goods such as screws and hinges are declared for export with their material and finish, for example <strong>CARBON STEEL SCREWS, ZINC PLATED</strong>.</p>',
    createTime: at(-3, '11:40'),
  },
];

export const message: DemoDomain = { parts: () => ({ messages: MESSAGES }), load: loadNotices };
