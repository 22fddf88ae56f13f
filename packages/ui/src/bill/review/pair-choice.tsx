import { Button } from '../../button/index.ts';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { Menu, type MenuItem } from '../../menu/index.ts';
import { CountBadge, differencesOf } from './bill-mark.tsx';
import * as styles from './body.css.ts';
import { datedTitle, isSame, keyOf, type Pair, titleOf } from './pair.ts';
import type { ReviewVersion } from './types.ts';
import type { HousesCount } from './use-houses-count.tsx';

interface ChoiceProps {
  label: string;
  /** what is chosen, as the list names it */
  shown: string;
  value: string;
  items: readonly MenuItem[];
}

function Choice({ label, shown, value, items }: ChoiceProps) {
  return (
    <Menu
      label={label}
      value={value}
      items={items}
      trigger={
        <Button size="sm" aria-label={label}>
          {shown}
          <Icon drawing={icons.chevronDown} size="sm" />
        </Button>
      }
    />
  );
}

interface PairChoiceProps {
  pair: Pair;
  versions: readonly ReviewVersion[];
  inHouses: HousesCount;
  onPair: (pair: Pair) => void;
}

/** What is compared with what: an instruction or an earlier draft with a draft, or the master with its house bills. */
export function PairChoice({ pair, versions, inHouses, onPair }: PairChoiceProps) {
  const text = useText();
  const format = useFormat();
  const { left, right } = pair;
  const others = versions.filter((version) => !isSame(version, right));
  const drafts = versions.filter(({ source }) => source === 'draft');
  const name = (version: ReviewVersion) => datedTitle(text, format, version);
  const chosen = left === 'houses' ? undefined : versions.find((version) => isSame(version, left));
  const leftName = chosen ? name(chosen) : text('review.houses');
  const toHouses = () => onPair({ left: 'houses', right });
  const differences = inHouses.count ? differencesOf(inHouses.count) : 0;
  return (
    <div className={styles.pair}>
      {differences > 0 && left !== 'houses' && (
        <Button size="sm" onClick={toHouses}>
          {text('review.houses')}
          <CountBadge count={differences} />
        </Button>
      )}
      <span className={styles.pairWord}>{text('review.with')}</span>
      <Choice
        label={text('review.left', { title: leftName })}
        shown={leftName}
        value={keyOf(left)}
        items={[
          ...others.map((version) => ({
            id: keyOf(version),
            label: name(version),
            onSelect: () => onPair({ left: version, right }),
          })),
          ...(inHouses.due
            ? [
                {
                  id: 'houses',
                  label: text('review.houses'),
                  separated: true,
                  onSelect: toHouses,
                },
              ]
            : []),
        ]}
      />
      {left !== 'houses' && (
        <>
          <Icon drawing={icons.arrowRight} />
          <Choice
            label={text('review.right', { title: titleOf(text, right) })}
            shown={titleOf(text, right)}
            value={keyOf(right)}
            items={drafts
              .filter((version) => !isSame(version, left))
              .map((version) => ({
                id: keyOf(version),
                label: name(version),
                onSelect: () => onPair({ left, right: version }),
              }))}
          />
        </>
      )}
    </div>
  );
}
