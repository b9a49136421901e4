import { Deliveries } from './log/deliveries.tsx'
import { WebhookOverview } from './webhook-overview.tsx'

/** `/webhooks`: whom the site tells what happens; and the deliveries of one of them by its id. */
export default function WebhooksScreen({ id }: { readonly id: string | undefined }) {
  return id === undefined ? <WebhookOverview /> : <Deliveries key={id} id={id} />
}
