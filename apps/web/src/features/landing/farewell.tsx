import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { farewellFlag } from '../../lib/browser-storage.ts';

/** Says goodbye, once, to somebody who has just deleted his account. */
export function Farewell() {
  const { t } = useTranslation('landing');
  const [isShown] = useState(() => farewellFlag.read() !== null);
  useEffect(() => farewellFlag.clear(), []);

  if (!isShown) return null;
  return (
    <output className="block border-b border-line bg-positive-soft px-5 py-4 text-center text-positive">
      {t('farewell')}
    </output>
  );
}
