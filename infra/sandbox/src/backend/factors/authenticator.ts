import { Secret, TOTP } from 'otpauth';
import qrcode from 'qrcode-generator';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const NEIGHBOURS = 1; // steps before and after, for clocks that differ
const MODULE = 3; // pixels of a square of the QR code
const MARGIN = 4; // squares around it, as scanners ask for

/** What an authenticator app needs to know, as text, as address and as picture. */
export interface Enrolment {
  readonly secret: string;
  readonly uri: string;
  /** An SVG without `#` and `%`, since clients put it into a data URL as it is. */
  readonly qrCode: string;
}

const appFor = (secret: Secret, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

/** Draws a fresh secret for an account of a site. */
export function enrolApp(issuer: string, account: string): Enrolment {
  const secret = new Secret({ size: SECRET_BYTES });
  const uri = appFor(secret, issuer, account).toString();
  return { secret: secret.base32, uri, qrCode: drawQrCode(uri) };
}

/** The step in time whose code this is, now or next to now; `null` for a wrong code. */
export function stepOf(code: string, secret: string, now = Date.now()): number | null {
  const app = appFor(Secret.fromBase32(secret));
  const difference = app.validate({ token: code, timestamp: now, window: NEIGHBOURS });
  return difference === null ? null : app.counter({ timestamp: now }) + difference;
}

function drawQrCode(text: string): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const squares: string[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) squares.push(`M${column + MARGIN},${row + MARGIN}h1v1h-1z`);
    }
  }
  const side = count + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side * MODULE}" height="${side * MODULE}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="white" d="M0,0h${side}v${side}h-${side}z"/><path d="${squares.join('')}"/></svg>`;
}
