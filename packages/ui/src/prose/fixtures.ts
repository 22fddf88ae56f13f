export const GOODS = [
  '<p>含糊的品名由系统直接退回，<strong>不再经人判断</strong>。</p><h2>退得最多的词</h2>',
  '<table><tbody><tr><th>被退</th><th>能过</th></tr><tr><td>PARTS</td><td>ALUMINIUM BICYCLE PEDALS</td></tr></tbody></table>',
  '<ul><li>写材质</li><li>写用途</li></ul><ol><li>先看提示</li></ol><blockquote><p>写箱子里真正的东西</p></blockquote>',
  '<p><a href="/serve">找人帮忙</a></p><hr>',
].join('');
export const SHORT = '<p>本周无变化。</p>';

export const ENGLISH: Readonly<Record<string, string>> = {
  [GOODS]: [
    '<p>A thin description is refused by the system and <strong>no longer weighed by a person</strong>.</p><h2>The words that come back most</h2>',
    '<table><tbody><tr><th>Returned</th><th>Passes</th></tr><tr><td>PARTS</td><td>ALUMINIUM BICYCLE PEDALS</td></tr></tbody></table>',
    '<ul><li>Name the material</li><li>Name the purpose</li></ul><ol><li>Look at the mark first</li></ol>',
    '<blockquote><p>Write what is really in the carton</p></blockquote><p><a href="/serve">Ask a person</a></p><hr>',
  ].join(''),
  [SHORT]: '<p>Nothing has changed this week.</p>',
  '<p>闸口</p><img src="/gate.png" alt="闸口">': '<p>The gate</p><img src="/gate.png" alt="The gate">',
};

/** A drawing that needs no network. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120"><rect width="320" height="120" fill="#cfdfe4"/><rect y="80" width="320" height="40" fill="#0f4c5c"/></svg>',
)}`;
