import { expect, test } from 'vitest';
import { readDeviceName } from './device-name.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const MOBILE_CHROME =
  'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${WINDOWS} ${CHROME}`, 'Chrome', 'Windows'],
  [`${WINDOWS} ${CHROME} Edg/141.0.0.0`, 'Edge', 'Windows'],
  [`${WINDOWS} ${CHROME} OPR/124.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Windows'],
  [`${MAC} ${CHROME}`, 'Chrome', 'Mac'],
  [`${MAC} ${WEBKIT} Version/26.0 Safari/605.1.15`, 'Safari', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')}`,
    'Chrome',
    'Linux',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`, 'Chrome', 'ChromeOS'],
])('a computer: %s', (userAgent, browser, system) => {
  expect(readDeviceName(userAgent)).toEqual({ browser, system, isHandheld: false });
});

test.each([
  [`${IPHONE} ${WEBKIT} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${IPHONE} ${WEBKIT} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${IPHONE} ${WEBKIT} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  [`${IPAD} ${WEBKIT} Version/18.6 EdgiOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'Edge', 'iPad'],
  [`${ANDROID} ${MOBILE_CHROME}`, 'Chrome', 'Android'],
  [`${ANDROID} ${MOBILE_CHROME} EdgA/141.0.0.0`, 'Edge', 'Android'],
  [
    `${ANDROID} ${MOBILE_CHROME.replace('Chrome/', 'SamsungBrowser/28.0 Chrome/')}`,
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0', 'Firefox', 'Android'],
])('something held in a hand: %s', (userAgent, browser, system) => {
  expect(readDeviceName(userAgent)).toEqual({ browser, system, isHandheld: true });
});

test.each([
  [`${IPHONE} ${WEBKIT} Mobile/15E148 [SomeApp/1.0]`, null, 'iPhone'],
  ['Gecko/20100101 Firefox/144.0', 'Firefox', null],
  ['curl/8.15.0', null, null],
  ['', null, null],
  [null, null, null],
])('what is not known is left out: %s', (userAgent, browser, system) => {
  expect(readDeviceName(userAgent)).toMatchObject({ browser, system });
});
