import { houseVersions } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import { edited } from './house/settings.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const examples: Examples<'user', 'house'> = {
  houseSettings: () => undefined,
  async saveHouseSettings({ db }) {
    const { editedBy: _by, editedAt: _at, ...seen } = await edited(db, 'zh-CN');
    return { ...seen, hotline: '400-820-0117' };
  },
  houseVersions: () => undefined,
  async houseVersion({ db }) {
    const { nameCn, nameEn } = await edited(db, 'zh-CN');
    const values = { revision: 900, said: { nameCn, nameEn }, editedBy: 1, editedAt: new Date() };
    await db.insert(houseVersions).values(values).onConflictDoNothing();
    return { revision: 900 };
  },
  uploadHousePicture: () => ({ file: new File([PNG], 'logo.png') }),
};
