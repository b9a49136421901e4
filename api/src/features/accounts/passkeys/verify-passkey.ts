import { isObject } from '@vitrine/schemas'

// What authenticators sign is read by a library, which is loaded when somebody uses a passkey: most processes never do.
const library = () => import('@simplewebauthn/server')

/** Hosts on which a browser works that is on the same machine. */
const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

/** The host that passkeys are made for: that of the system, without its port. */
export const hostOf = (systemOrigin: string): string => new URL(systemOrigin).hostname

/** Whether a page of this origin is one of ours. A machine that is tried out may be asked at any port. */
function isOurs(origin: string, systemOrigin: string): boolean {
  if (origin === systemOrigin) return true
  const [url, host] = [URL.parse(origin), hostOf(systemOrigin)]
  return isLocal(host) && url !== null && url.origin === origin && url.hostname === host
}

/** What the browser says of where it was and what it was asked. */
interface ClientData {
  readonly challenge: string
  readonly origin: string
}

/** Reads what a browser says; nothing when that is nonsense, or when it was on a page of somebody else. */
export function readClientData(clientData: string, systemOrigin: string): ClientData | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    if (!isObject(said) || typeof said.challenge !== 'string' || typeof said.origin !== 'string') return undefined
    const { challenge, origin } = said
    return isOurs(origin, systemOrigin) ? { challenge, origin } : undefined
  } catch {
    return undefined
  }
}

/** Ed25519, ECDSA with P-256, RSA: what authenticators sign with (COSE). */
const algorithms = [-8, -7, -257]

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))

interface Holder {
  readonly id: string
  readonly email: string
  readonly name: string
}

interface Making {
  readonly host: string
  readonly challenge: string
  /** The passkeys that there are, as their authenticators name them: none is made beside them. */
  readonly known: readonly { readonly credentialId: string; readonly transports: readonly string[] }[]
}

/** What a browser is asked to make a passkey with: one that is found without an address, and that checks who it is. */
export async function creationOptions({ id, email, name }: Holder, { host, challenge, known }: Making) {
  const { generateRegistrationOptions } = await library()
  const made = await generateRegistrationOptions({
    rpName: host,
    rpID: host,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    challenge: bytesOf(challenge),
    timeout: 300_000,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  return { ...made }
}

/** What a browser is asked to sign in with: any passkey of this host. */
export async function requestOptions(host: string, challenge: string) {
  const { generateAuthenticationOptions } = await library()
  const made = await generateAuthenticationOptions({
    rpID: host,
    challenge: bytesOf(challenge),
    timeout: 300_000,
    userVerification: 'required',
  })
  return { ...made }
}

interface Made {
  readonly id: string
  readonly clientData: string
  readonly attestation: string
}

/** What is kept of a passkey that a browser made; nothing when it is none, or one for somebody else. */
export async function readMade({ id, clientData, attestation }: Made, host: string, said: ClientData) {
  const { verifyRegistrationResponse } = await library()
  const result = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON: clientData, attestationObject: attestation },
      clientExtensionResults: {},
    },
    expectedChallenge: said.challenge,
    expectedOrigin: said.origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  if (!result?.verified) return undefined
  const { credential } = result.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  }
}

interface Signed {
  readonly id: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}

interface Known {
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly host: string
}

/** Checks what a passkey signed. @returns how often it has signed; nothing when it did not sign this. */
export async function counterIn(
  { id, clientData, authenticatorData, signature }: Signed,
  { credentialId, publicKey, counter, host }: Known,
  said: ClientData,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const result = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON: clientData, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: said.challenge,
    expectedOrigin: said.origin,
    expectedRPID: host,
    credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  return result?.verified ? result.authenticationInfo.newCounter : undefined
}
