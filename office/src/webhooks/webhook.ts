import type { Answer, changeWebhook } from '@vitrine/schemas'

/** A webhook as the service tells it. */
export type Webhook = Answer<typeof changeWebhook>

/** What a webhook is called: the host of its address. */
export const hostOf = ({ url }: Pick<Webhook, 'url'>): string => URL.parse(url)?.host ?? url
