/** Of one message, either way. */
export const MAXIMUM_MESSAGE_BYTES = 256_000;
/** Of one connection. */
export const MAXIMUM_CHANNELS = 100;
export const MAXIMUM_MESSAGES_PER_SECOND = 100;
/** What a client that does not read may leave unsent before it is given up. */
export const MAXIMUM_UNSENT_BYTES = 1_000_000;
/** Of one call to the HTTP interface. */
export const MAXIMUM_BATCH_BYTES = 1_000_000;
