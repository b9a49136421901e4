import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What somebody does with an authenticator. */
interface Use {
  readonly challenge: string
  /** The page that asks. */
  readonly origin: string
  readonly rpId: string
  /** Whether it checks who it is: by a finger, a face, a PIN. */
  readonly verifies?: boolean
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

const bigEndian = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** An authenticator in software (WebAuthn 3, 6.1), with one passkey of ES256. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const clientDataOf = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Use): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const headOf = ({ rpId, verifies = true }: Use, flags: number): Buffer => {
    counter += 1
    return Buffer.concat([sha256(rpId), Buffer.of(0x01 | (verifies ? 0x04 : 0) | flags), bigEndian(counter)])
  }

  return {
    /** Its passkey, as it names it. */
    id: id.toString('base64url'),

    /** Makes its passkey: what `addPasskey` is sent beside a name. */
    make(use: Use) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        headOf(use, 0x40),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key as Parameters<typeof isoCBOR.encode>[0]),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return {
        id: id.toString('base64url'),
        clientData: clientDataOf('webauthn.create', use).toString('base64url'),
        attestation: Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])).toString(
          'base64url',
        ),
        transports: ['internal'],
      }
    },

    /** Signs: what `signInWithPasskey` is sent. */
    sign(use: Use, userHandle?: string) {
      const clientData = clientDataOf('webauthn.get', use)
      const authenticatorData = headOf(use, 0)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
      return {
        id: id.toString('base64url'),
        clientData: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle !== undefined && { userHandle }),
      }
    },

    /** An authenticator that was copied counts from where the copy was made. */
    rewind(times: number) {
      counter -= times
    },
  }
}
