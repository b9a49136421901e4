import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** What OWASP asks of argon2id at least: 19 MiB, two passes, one lane. Memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const hash = (password: string, nonce: Buffer, { memory, passes, parallelism, tagLength }: typeof cost) =>
  derive('argon2id', {
    // The same letters may be written in several ways (NFC, NFD), depending on the keyboard.
    message: password.normalize('NFKC'),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength,
  })

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** A password as it is stored, in the PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$…$…`. */
export async function passwordHash(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await hash(password, nonce, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`
}

const stored = /^\$argon2id\$v=19\$m=([0-9]+),t=([0-9]+),p=([0-9]+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Nobody's: tried when there is no account, so that an unknown address takes as long as a wrong password. */
const nobodys = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(32))}`

/** Whether this is the password that was stored. */
export async function isPassword(password: string, known: string | undefined): Promise<boolean> {
  const parts = stored.exec(known ?? nobodys)
  if (!parts) return false
  const [, memory, passes, parallelism, nonce = '', storedTag = ''] = parts
  const tag = Buffer.from(storedTag, 'base64')
  const given = await hash(password, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: tag.length,
  })
  return timingSafeEqual(given, tag) && known !== undefined
}
