import { delays } from '@greenshoe/shared-types';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../lib/auth.tsx';
import { recoveryFlag } from '../../lib/browser-storage.ts';

export type PasswordChange = 'loading' | 'invalid-link' | 'second-factor' | 'open' | 'changed';

/** Only a session that came by a reset link may set a password; afterwards it ends and /login follows. */
export function usePasswordChange() {
  const { status, signOut } = useAuth();
  const navigate = useNavigate();
  const [isChanged, setIsChanged] = useState(false);

  useEffect(() => {
    if (!isChanged) return undefined;
    void signOut('global').catch(() => undefined); // at the latest the next start sees that it ended
    const timer = setTimeout(() => void navigate('/login'), delays.redirectAfterPasswordChange);
    return () => clearTimeout(timer);
  }, [isChanged, signOut, navigate]);

  function state(): PasswordChange {
    if (isChanged) return 'changed';
    if (status === 'loading') return 'loading';
    if (status === 'signed-out' || !recoveryFlag.read()) return 'invalid-link';
    return status === 'signed-in' ? 'open' : 'second-factor';
  }
  return { state: state(), onChanged: () => setIsChanged(true) };
}
