import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { href } = pathToFileURL(join(import.meta.dirname, 'fake-daily.ts'));

// The vendor's client is real; the room it would open over the network is not.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@daily-co/daily-js'
      ? { url: href, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});

export { fakeDaily, type FakeRoom } from './fake-daily.ts';
