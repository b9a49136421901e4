import { type AnsweredProblem, SchemaForm } from '@vitrine/setters'
import '../../setters/src/controls/tokens.css'

interface Order {
  readonly company: string
  readonly post: string
}

const schema = {
  type: 'object',
  required: ['company', 'post'],
  properties: {
    company: { type: 'string', title: 'Company', minLength: 2 },
    post: { type: 'string', title: 'Post code', pattern: '^[0-9]{5}$', examples: ['20457'] },
  },
}

/** Stands for a server that knows places. */
async function send(order: Order): Promise<readonly AnsweredProblem[] | undefined> {
  await new Promise((resolve) => setTimeout(resolve, 600))
  return order.post === '20457' ? undefined : [{ path: 'post', key: 'We do not deliver there. Try 20457.' }]
}

export const orderExample = () => (
  <div className="live-form">
    <SchemaForm<Order> schema={schema} onSubmit={send} locale="en" />
  </div>
)
