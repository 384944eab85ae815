import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../lib/auth.tsx';
import { PageSpinner } from './ui/spinner.tsx';

/** Lets signed-in users through; sends everybody else to /login, which remembers where they were going. */
export function RequireAuth() {
  const { t } = useTranslation();
  const { status } = useAuth();
  const location = useLocation();

  if (status === 'loading') return <PageSpinner label={t('loading')} />;
  if (status === 'signed-out') return <Navigate to="/login" replace state={{ from: location }} />;
  return <Outlet />;
}
