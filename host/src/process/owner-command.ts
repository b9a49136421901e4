import {
  addOperator,
  ensureFirstOwner,
  ensureOwner,
  type FirstOwnerMessage,
  invitationLinks,
  resetPasswordByOperator,
  type Storage,
} from '@vitrine/api'
import { isEmail } from '@vitrine/schemas'
import type { Config } from '../config.ts'
import { findDemo } from './demo-sites.ts'

type Owner = Pick<Config, 'ownerEmail' | 'ownerPassword' | 'demo'>

/** Who owns the second demo site: somebody else, with the same password, so that roles can be tried out. */
const ownerOfAcme = 'acme@example.com'

/**
 * Makes the first account of an instance that has none, and owners of demo sites that nobody works on.
 *
 * @returns the account that was made, with its password where nobody knows it yet.
 */
export async function ensureOwners(storage: Storage, config: Owner): Promise<FirstOwnerMessage | undefined> {
  const first = { email: config.ownerEmail, password: config.ownerPassword }
  const told = await ensureFirstOwner(storage, first)
  const password = told?.password ?? config.ownerPassword
  for (const clientId of await findDemo(storage, config)) {
    const tenant = await tenantWithoutMembers(storage, clientId)
    if (tenant === undefined) continue
    await ensureOwner(storage, tenant, { email: clientId === 'acme' ? ownerOfAcme : first.email, password })
  }
  return told
}

const tenantWithoutMembers = async ({ db }: Storage, clientId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('tenants')
      .leftJoin('members', 'members.tenant_id', 'tenants.id')
      .select('tenants.id')
      .where('tenants.client_id', '=', clientId)
      .where('members.account_id', 'is', null)
      .executeTakeFirst()
  )?.id

const usage = `Usage:
  npm run owner -- reset-password <email>
  npm run owner -- add <email> [clientId …]
  npm run owner -- invitation-link <email>`

/**
 * What is done for somebody who cannot sign in, by whoever runs the instance: a new password, another
 * owner, or the link of an invitation where no mail server is set up. They are printed, and nowhere else.
 *
 * @param origin where owners work: `https://vitrine.example`.
 * @param words of the command line: `['reset-password', 'owner@example.com']`.
 * @returns what to tell.
 * @throws Error in words for a person.
 */
export async function ownerCommand(storage: Storage, words: readonly string[], origin: string): Promise<string> {
  const [command, email = '', ...clientIds] = words
  if (!isEmail(email)) throw new Error(usage)
  if (command === 'reset-password' && clientIds.length === 0) {
    const password = await resetPasswordByOperator(storage, email)
    if (password === undefined) throw new Error(`There is no account with the address ${email}.`)
    return `The new password of ${email} is ${password}\nIt is shown only now. All sessions of the account have ended.`
  }
  if (command === 'invitation-link' && clientIds.length === 0) return invitationLink(storage, email, origin)
  if (command === 'add') return add(storage, email, clientIds)
  throw new Error(usage)
}

async function add(storage: Storage, email: string, clientIds: readonly string[]): Promise<string> {
  const { db } = storage
  const known = await db.selectFrom('tenants').select(['id', 'client_id']).execute()
  const unknown = clientIds.filter((clientId) => !known.some((tenant) => tenant.client_id === clientId))
  if (unknown.length > 0) throw new Error(`There is no site called ${unknown.join(', ')}.`)
  const told = await addOperator(storage, email)
  for (const { id, client_id } of known) if (clientIds.includes(client_id)) await ensureOwner(storage, id, { email })
  const owns = clientIds.length === 0 ? '' : ` They own ${clientIds.join(', ')} now.`
  return told === undefined
    ? `There is an account with the address ${email} already.${owns}`
    : `The password of ${email} is ${told}\nIt is shown only now.${owns}`
}

async function invitationLink(storage: Storage, email: string, origin: string): Promise<string> {
  const links = await invitationLinks(storage, email)
  if (links.length === 0) throw new Error(`No invitation waits for ${email}.`)
  const lines = links.map(({ clientId, token }) => `${clientId}: ${origin}/invitation/${token}`)
  return `${lines.join('\n')}\nGive it to the person whose address this is, and to nobody else: whoever has it sets the password.\nIt is shown only now and works once, within seven days. Links from before have ended.`
}
