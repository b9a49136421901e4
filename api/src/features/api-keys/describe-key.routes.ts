import { baseLanguage } from '@vitrine/model'
import { CallError, can, describeKey, keyActions } from '@vitrine/schemas'
import { memberWithKey } from '../../http/access/key-access.ts'
import { spokenLanguages } from '../../http/access/site.ts'
import { type Endpoint, endpointWithoutSite } from '../../http/endpoint/endpoint.ts'
import { membershipIn } from '../accounts/accounts.queries.ts'
import { identityOfKey } from './api-keys.queries.ts'

/** What a key may do, told to who holds it: programs show what they can do, and nothing else. */
export const describeKeyRoutes: readonly Endpoint[] = [
  endpointWithoutSite(describeKey, async (_question, { apiKey, storage, stores, limits, peer }) => {
    if (apiKey === undefined) throw new CallError('not_signed_in')
    const who = await identityOfKey(storage.db, apiKey)
    if (!who?.key || !who.account.apiKey) {
      await limits.take('api-key', peer)
      throw new CallError('wrong_key')
    }
    const { account, key } = who
    const sites = await Promise.all(
      key.tenants.map(async (id) => {
        const member = memberWithKey(await membershipIn(storage.db, id, account.id), key, id)
        const site = member && (await stores.sites.byClient(id))
        if (!site) return []
        const { clientId, name } = site
        const languages = spokenLanguages(site)
        const allowed = keyActions.filter((action) => can(member, action))
        const told = { tenantId: id, clientId, name, sourceLanguage: baseLanguage(site), languages, actions: allowed }
        return [told]
      }),
    )
    const { name } = who.account.apiKey
    return { name, ...(key.languages && { languages: key.languages }), sites: sites.flat() }
  }),
]
