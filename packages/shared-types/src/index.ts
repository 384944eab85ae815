export * from './config.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './interview-endpoints.ts';
export * from './interviews.ts';
export * from './product.ts';
export * from './reports.ts';
export * from './tokens.ts';
