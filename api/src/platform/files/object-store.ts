import { createHash } from 'node:crypto'
import type { GetObjectCommandInput, S3Client } from '@aws-sdk/client-s3'
import { CallError } from '@vitrine/schemas'
import { asRecord } from '../as-record.ts'
import { StorageError } from '../storage-error.ts'
import { createCircuit } from './circuit.ts'
import { type ObjectStorePlace, storeInWords } from './store-url.ts'

type Sdk = typeof import('@aws-sdk/client-s3')

/** How long a store may take, in milliseconds: to connect, to begin its answer, and to take one part of an upload. */
const CONNECT = 1000
const ANSWER = 3000
const PART = 40_000
/** So many requests are open at once; a slow reader holds one of them. */
const SOCKETS = 256

const quiet = (): void => undefined

/** How an object store stands, and what it was asked since the start of this process. */
export interface StoreState {
  /** Whether it is given up for the moment, since it did not answer. */
  readonly isAway: boolean
  readonly requests: number
  /** Requests that it did not answer, or answered with a failure of its own. */
  readonly failures: number
  readonly bytesRead: number
  readonly bytesWritten: number
}

/** A bucket, and how it is asked. */
export interface ObjectStore {
  readonly sdk: Sdk
  readonly bucket: string
  readonly prefix: string
  /**
   * Asks the store.
   *
   * @returns `undefined` when there is no such object, or no such part of it.
   * @throws CallError `unavailable` when it does not answer or cannot, `no_space` when it is full.
   */
  run<T>(ask: (client: S3Client) => Promise<T>): Promise<T | undefined>
  /** The same with more time for each request: for parts of an upload. */
  runUpload<T>(ask: (client: S3Client) => Promise<T>): Promise<T | undefined>
  /** The time of the store less that of this machine, in milliseconds, by its last answer. */
  skew(): number
  /** Notes bytes of files that were read from the store or written to it. */
  count(bytes: Partial<Pick<StoreState, 'bytesRead' | 'bytesWritten'>>): void
  state(): StoreState
  /** An address that anybody may read for so many seconds. */
  signedAddress(object: GetObjectCommandInput, seconds: number): Promise<string>
  close(): void
}

/**
 * Opens an object store. The packages for it are loaded now: nobody else pays for them.
 *
 * @param onLost is told when the store is given up for a while, once until it answers again.
 * @throws StorageError when there is no such bucket, or the keys are refused. A store that does not answer may come back.
 */
export async function openObjectStore(
  place: ObjectStorePlace,
  onLost: (error: unknown) => void = () => undefined,
): Promise<ObjectStore> {
  const sdk = await import('@aws-sdk/client-s3')
  const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey } = place
  let skew = 0
  function connect(requestTimeout: number, maxAttempts: number): S3Client {
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      maxAttempts,
      // What fails is told by whoever asked.
      logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
      // Stores other than Amazon's refuse the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT,
        requestTimeout,
        throwOnRequestTimeout: true,
        // A slow reader keeps its socket still for as long as it likes; what stalls is told apart where it is read.
        socketTimeout: 0,
        httpAgent: { maxSockets: SOCKETS },
        httpsAgent: { maxSockets: SOCKETS },
      },
    })
    useMd5(client)
    client.middlewareStack.add(
      (next) => async (args) => {
        const output = await next(args)
        const date = Date.parse(String(asRecord(asRecord(output.response).headers).date))
        if (!Number.isNaN(date)) skew = date - Date.now()
        return output
      },
      { step: 'deserialize', priority: 'low' },
    )
    return client
  }
  const client = connect(ANSWER, 2)
  const uploads = connect(PART, 3)
  const circuit = createCircuit(onLost)
  const counts = { requests: 0, failures: 0, bytesRead: 0, bytesWritten: 0 }

  async function runOn<T>(one: S3Client, ask: (client: S3Client) => Promise<T>): Promise<T | undefined> {
    circuit.assertClosed()
    counts.requests += 1
    try {
      const answer = await ask(one)
      circuit.worked()
      return answer
    } catch (error) {
      const failure = failureOf(error)
      if (failure === 'away') {
        counts.failures += 1
        circuit.failed(error)
        throw new CallError('unavailable', { retryAfter: 5 })
      }
      circuit.worked()
      if (failure === 'full') throw new CallError('no_space')
      if (failure === 'missing') return undefined
      throw error
    }
  }

  const store: ObjectStore = {
    sdk,
    bucket,
    prefix,
    run: (ask) => runOn(client, ask),
    runUpload: (ask) => runOn(uploads, ask),
    skew: () => skew,
    count({ bytesRead = 0, bytesWritten = 0 }) {
      counts.bytesRead += bytesRead
      counts.bytesWritten += bytesWritten
    },
    state: () => ({ isAway: circuit.isOpen(), ...counts }),
    async signedAddress(object, seconds) {
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
      return getSignedUrl(client, new sdk.GetObjectCommand(object), { expiresIn: seconds })
    },
    close() {
      client.destroy()
      uploads.destroy()
    },
  }
  await assertBucket(store, place)
  return store
}

async function assertBucket({ sdk, run, close }: ObjectStore, place: ObjectStorePlace): Promise<void> {
  const refuse = (why: string, cause?: unknown) => {
    close()
    throw new StorageError(`The object store ${storeInWords(place)} cannot be used: ${why} Check STORE_URL.`, cause)
  }
  try {
    const found = await run((client) => client.send(new sdk.HeadBucketCommand({ Bucket: place.bucket })))
    if (!found) refuse(`there is no bucket ${place.bucket}. Create it first.`)
  } catch (error) {
    // Pages are answered without it.
    if (error instanceof CallError) return
    if (error instanceof StorageError) throw error
    const status = statusOf(error)
    refuse(status === 403 || status === 401 ? 'it refuses the key.' : `${asRecord(error).name}.`, error)
  }
}

/** Such stores want MD5 where Amazon's takes newer checksums (DeleteObjects). */
function useMd5(client: S3Client): void {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const { headers, body } = args.request as { headers: Record<string, string>; body: unknown }
      if (context.commandName !== 'DeleteObjectsCommand' || typeof body !== 'string') return next(args)
      for (const name of Object.keys(headers)) if (/^x-amz-(?:sdk-)?checksum-/i.test(name)) delete headers[name]
      headers['content-md5'] = createHash('md5').update(body).digest('base64')
      return next(args)
    },
    { step: 'build', priority: 'low' },
  )
}

const statusOf = (error: unknown): number => Number(asRecord(asRecord(error).$metadata).httpStatusCode ?? 0)

const missing = new Set(['NoSuchKey', 'NotFound', 'NoSuchBucket', 'NoSuchUpload', 'InvalidRange'])
const full = new Set(['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull', 'ServiceQuotaExceeded'])
const away = new Set(['TimeoutError', 'SlowDown', 'RequestTimeout', 'ServiceUnavailable', 'AbortError'])

/** What the failure of a request means; `undefined` for what is a mistake of ours or of the settings. */
function failureOf(error: unknown): 'missing' | 'full' | 'away' | undefined {
  const { name, code, syscall } = asRecord(error)
  const status = statusOf(error)
  if (missing.has(String(name)) || status === 404 || status === 416) return 'missing'
  if (full.has(String(name)) || status === 507) return 'full'
  const isLine = /^(?:E[A-Z]|UND_ERR|CERT_|ERR_TLS)/.test(String(code ?? '')) || syscall !== undefined
  return status >= 500 || status === 429 || away.has(String(name)) || isLine ? 'away' : undefined
}
