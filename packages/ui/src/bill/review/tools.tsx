import { IconButton } from '../../button/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Menu, type MenuItem } from '../../menu/index.ts';
import { useMedia } from '../../theme/use-media.ts';
import type { DownloadFormat } from './types.ts';

export type ReviewPanel = 'keys' | 'log' | 'share' | 'sheet';

const PHONE = '(max-width: 639.98px)';
const FORMATS: readonly DownloadFormat[] = ['pdf', 'xlsx', 'csv', 'json'];

export interface ToolsProps {
  onOpen: (panel: ReviewPanel) => void;
  log: boolean;
  share: boolean;
  sheet: boolean;
  printing: boolean;
  onPrint: () => void;
  /** the sample; none where it cannot be had */
  onSample: (() => void) | undefined;
  onDownload: ((format: DownloadFormat) => void) | undefined;
}

/** What can be done with the whole review: buttons in the head of the dialog, one menu on a phone. */
export function Tools({ onOpen, log, share, sheet, printing, onPrint, onSample, onDownload }: ToolsProps) {
  const text = useText();
  const phone = useMedia(PHONE);
  const downloads: MenuItem[] = [
    { id: 'sample', label: text('review.download.sample'), disabled: !onSample, onSelect: () => onSample?.() },
    ...FORMATS.map((format, at) => ({
      id: format,
      label: text(`review.download.${format}`),
      disabled: !onDownload,
      separated: at === 0,
      onSelect: () => onDownload?.(format),
    })),
  ];
  if (phone)
    return (
      <Menu
        label={text('review.more')}
        trigger={<IconButton icon={icons.more} label={text('review.more')} />}
        items={[
          ...(log
            ? [{ id: 'log', icon: icons.history, label: text('review.log'), onSelect: () => onOpen('log') }]
            : []),
          ...(share
            ? [{ id: 'share', icon: icons.link, label: text('review.share'), onSelect: () => onOpen('share') }]
            : []),
          ...(sheet
            ? [{ id: 'sheet', icon: icons.list, label: text('review.sheet'), onSelect: () => onOpen('sheet') }]
            : []),
          { id: 'print', icon: icons.print, label: text('bill.copy.print'), onSelect: onPrint },
          { id: 'download', icon: icons.download, label: text('review.download'), items: downloads },
        ]}
      />
    );
  return (
    <>
      <IconButton icon={icons.keyboard} label={text('compare.keys')} onClick={() => onOpen('keys')} />
      {log && <IconButton icon={icons.history} label={text('review.log')} onClick={() => onOpen('log')} />}
      {share && <IconButton icon={icons.link} label={text('review.share')} onClick={() => onOpen('share')} />}
      {sheet && <IconButton icon={icons.list} label={text('review.sheet')} onClick={() => onOpen('sheet')} />}
      <IconButton
        icon={icons.print}
        label={text('bill.copy.print')}
        onClick={onPrint}
        aria-busy={printing || undefined}
      />
      <Menu
        label={text('review.download')}
        trigger={<IconButton icon={icons.download} label={text('review.download')} />}
        items={downloads}
      />
    </>
  );
}
