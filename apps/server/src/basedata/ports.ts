/** A port as people search and read it; codes are UN/LOCODE. */
export interface Port {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

// The last line: other codes by which carriers and registers name some of them.
const LIST = `
CNNGB 宁波 Ningbo|CNSHA 上海 Shanghai|CNSZX 深圳 Shenzhen|CNYTN 盐田 Yantian|CNSHK 蛇口 Shekou|CNGGZ 广州 Guangzhou
CNTAO 青岛 Qingdao|CNXMN 厦门 Xiamen|CNTXG 天津新港 Tianjin Xingang|CNDLC 大连 Dalian|CNLYG 连云港 Lianyungang
HKHKG 香港 Hong Kong|TWKHH 高雄 Kaohsiung|TWTPE 台北 Taipei|VNHPH 海防 Haiphong|VNSGN 胡志明市 Ho Chi Minh City
KRPUS 釜山 Busan|KRINC 仁川 Incheon|JPTYO 东京 Tokyo|JPOSA 大阪 Osaka|JPYOK 横滨 Yokohama|SGSIN 新加坡 Singapore
MYPKG 巴生港 Port Klang|THLCH 林查班 Laem Chabang|IDJKT 雅加达 Jakarta|PHMNL 马尼拉 Manila|INNSA 那瓦西瓦 Nhava Sheva
USLAX 洛杉矶 Los Angeles|USLGB 长滩 Long Beach|USOAK 奥克兰 Oakland|USSEA 西雅图 Seattle|USTIW 塔科马 Tacoma
USNYC 纽约 New York|USSAV 萨凡纳 Savannah|USHOU 休斯敦 Houston|USCHI 芝加哥 Chicago|CAVAN 温哥华 Vancouver
MXZLO 曼萨尼约 Manzanillo|BRSSZ 桑托斯 Santos|DEHAM 汉堡 Hamburg|NLRTM 鹿特丹 Rotterdam|BEANR 安特卫普 Antwerp
GBFXT 费利克斯托 Felixstowe|GBSOU 南安普敦 Southampton|FRLEH 勒阿弗尔 Le Havre|ESVLC 瓦伦西亚 Valencia|ITGOA 热那亚 Genoa
PLGDN 格但斯克 Gdansk|GRPIR 比雷埃夫斯 Piraeus|TRIST 伊斯坦布尔 Istanbul|AEJEA 杰贝阿里 Jebel Ali|SAJED 吉达 Jeddah
AUSYD 悉尼 Sydney|AUMEL 墨尔本 Melbourne|AUBNE 布里斯班 Brisbane|NZAKL 奥克兰（新西兰） Auckland|ZADUR 德班 Durban
CNNBO 宁波 Ningbo|CNSGH 上海 Shanghai|CNSHG 上海 Shanghai|CNXMG 厦门 Xiamen
`;

/** Ports a bill can name without listing them in the file. */
export const PORTS: ReadonlyMap<string, Port> = new Map(
  LIST.trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [code = '', nameCn = '', ...nameEn] = entry.split(' ');
      return [code, { code, nameCn, nameEn: nameEn.join(' ') }];
    }),
);
