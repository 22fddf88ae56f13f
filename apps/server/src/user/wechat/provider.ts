/** Somebody as WeChat knows him. */
export interface WeChatPerson {
  /** his name for this app */
  readonly openid: string;
  /** his name for all apps of one owner, where there is one */
  readonly unionid?: string | undefined;
  readonly nickname: string;
}

/** WeChat's word that somebody is who he is. */
export interface WeChat {
  readonly name: string;
  /** its page is opened beside ours and shows a code of its own, instead of being scanned from ours */
  readonly opensHere: boolean;
  /** what tells people of this app from those of another, where they have no name for all */
  readonly app: string;
  /** where consent is asked for; `back` is called with `state`, and with a code unless it was refused */
  begin(state: string, back: string): string;
  /** whom a code is about, once; failures are a ProviderError */
  person(code: string): Promise<WeChatPerson>;
}

/** How a person is known here. */
export const personKey = ({ app }: Pick<WeChat, 'app'>, { openid, unionid }: WeChatPerson): string =>
  unionid ? `union ${unionid}` : `${app} ${openid}`;
