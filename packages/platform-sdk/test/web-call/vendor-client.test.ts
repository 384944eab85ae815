import './support/install-fake-daily.ts';
import type VendorModule from '@vapi-ai/web';
import { expect, expectTypeOf, test } from 'vitest';
import {
  loadVendorClient,
  type VendorCall,
  type VendorClient,
} from '../../src/web-call/vendor-client.ts';

type Vapi = VendorModule.default;

test('the vendor’s client has what a call stands on', async () => {
  const Client = await loadVendorClient();
  const client = new Client('');
  for (const method of ['on', 'reconnect', 'stop', 'send', 'setMuted', 'setVolume'] as const) {
    expect(client[method]).toBeTypeOf('function');
  }
  expectTypeOf<Parameters<Vapi['reconnect']>[0]>().toExtend<VendorCall>();
  expectTypeOf<VendorCall>().toExtend<Parameters<Vapi['reconnect']>[0]>();
  expectTypeOf<ReturnType<Vapi['stop']>>().toEqualTypeOf<ReturnType<VendorClient['stop']>>();
  expectTypeOf<Vapi['setMuted']>().toExtend<(muted: boolean) => unknown>();
});
