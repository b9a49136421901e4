export type { ClientError } from './client-error.ts'
export { type Client, type ClientOptions, createClient } from './create-client.ts'
export type { AskOptions, ClientEvent, Result } from './method.ts'
export type { Fetch } from './wire/request.ts'
