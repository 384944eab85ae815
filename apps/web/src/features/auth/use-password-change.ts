import { delays } from '@greenshoe/shared-types';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../lib/auth.tsx';
import { recoveryFlag } from '../../lib/browser-storage.ts';

export type PasswordChange = 'loading' | 'invalid-link' | 'open' | 'changed';

/** Only a session that came by a reset link may set a password; afterwards it ends and /login follows. */
export function usePasswordChange() {
  const { status, accounts } = useAuth();
  const navigate = useNavigate();
  const [isChanged, setIsChanged] = useState(false);

  useEffect(() => {
    if (!isChanged) return undefined;
    void accounts.signOut();
    const timer = setTimeout(() => void navigate('/login'), delays.redirectAfterPasswordChange);
    return () => clearTimeout(timer);
  }, [isChanged, accounts, navigate]);

  function state(): PasswordChange {
    if (isChanged) return 'changed';
    if (status === 'loading') return 'loading';
    return status === 'signed-in' && recoveryFlag.read() ? 'open' : 'invalid-link';
  }
  return { state: state(), onChanged: () => setIsChanged(true) };
}
