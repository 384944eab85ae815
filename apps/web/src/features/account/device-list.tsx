import type { Device } from '@greenshoe/shared-types';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import { RetryAlert } from '../../components/retry-alert.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useFormat } from '../../lib/format.ts';
import { useDevices } from './account-query.ts';
import { type DeviceName, readDeviceName } from './device-name.ts';

/** Where one is signed in; nothing where that is not known. */
export function DeviceList() {
  const { t } = useTranslation('account');
  const devices = useDevices();
  if (devices.isPending) return <Skeleton className="h-24 w-full" />;
  if (devices.isError) return <RetryAlert title={t('devices.unavailable')} query={devices} />;
  if (devices.data.length === 0) return null;
  return (
    <ul
      aria-label={t('devices.list')}
      className="w-full divide-y divide-line rounded-lg border border-line bg-surface"
    >
      {devices.data.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </ul>
  );
}

function DeviceRow({ device }: { readonly device: Device }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const name = readDeviceName(device.userAgent);
  const Icon = name.isHandheld ? Smartphone : Laptop;
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <DeviceLabel name={name} />
          {device.isCurrent && <Badge tone="brand">{t('devices.current')}</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          {device.isCurrent
            ? t('devices.active')
            : t('devices.used', { ago: format.ago(device.lastUsedAt) })}
        </p>
        <p className="text-sm text-ink-muted">
          {t('devices.since', { date: format.dateTime(device.startedAt) })}
        </p>
      </div>
    </li>
  );
}

function DeviceLabel({ name: { browser, system } }: { readonly name: DeviceName }) {
  const { t } = useTranslation('account');
  if (browser && system) return <span>{t('devices.named', { browser, system })}</span>;
  return <span>{browser ?? system ?? t('devices.unknown')}</span>;
}
