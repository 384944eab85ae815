import { buildWeb } from '../../infra/local/src/build-web.ts';
import { ownEnvironment } from '../../infra/local/src/settings.ts';

/** Builds the web app before the first stack starts: two that start at once would both build it. */
export default () => buildWeb(ownEnvironment());
