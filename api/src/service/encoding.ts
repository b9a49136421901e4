import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What is shorter than this, in bytes, is not worth it. */
const WORTH_IT = 1024

/** The best first. */
const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
}

type Encoding = keyof typeof encoders

/** The encoding that an asker likes best (RFC 9110, 12.5.3), ours where there are several. */
export function encodingOf(accepted = ''): Encoding | undefined {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))
        return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const
      }),
  )
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  return (Object.keys(encoders) as Encoding[])
    .filter((encoding) => weightOf(encoding) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a))[0]
}

/** A text as bytes, compressed when the asker takes that and it is worth it. */
export async function encoded(
  text: string,
  accepted: string | undefined,
): Promise<{ readonly encoding?: Encoding; readonly body: Buffer }> {
  const body = Buffer.from(text)
  const encoding = body.length > WORTH_IT ? encodingOf(accepted) : undefined
  return encoding === undefined ? { body } : { encoding, body: await encoders[encoding](body) }
}
