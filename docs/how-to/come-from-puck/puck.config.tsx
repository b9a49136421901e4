import type { Config, SlotComponent } from '@puckeditor/core'

type Tab = { label: string; content: SlotComponent }

/** A config as many have them: typed, with a list whose items have slots, and a component from before slots. */
export const config: Config<{
  Hero: { headline: string; size: 's' | 'l' }
  Text: { text: string }
  Tabs: { tabs: Tab[] }
  Columns: object
}> = {
  components: {
    Hero: {
      label: 'Hero',
      fields: {
        headline: { type: 'text', label: 'Headline' },
        size: {
          type: 'select',
          options: [
            { label: 'Small', value: 's' },
            { label: 'Large', value: 'l' },
          ],
        },
      },
      defaultProps: { headline: 'Headline', size: 's' },
      render: ({ headline, size }) => <h1 className={size}>{headline}</h1>,
    },
    Text: { fields: { text: { type: 'textarea' } }, render: ({ text }) => <p>{text}</p> },
    Tabs: {
      fields: { tabs: { type: 'array', arrayFields: { label: { type: 'text' }, content: { type: 'slot' } } } },
      render: ({ tabs }) => (
        <dl>
          {tabs.map(({ label, content: Content }) => (
            <div key={label}>
              <dt>{label} </dt>
              <dd>
                <Content />{' '}
              </dd>
            </div>
          ))}
        </dl>
      ),
    },
    Columns: { render: ({ puck }) => <section>{puck.renderDropZone({ zone: 'left' })}</section> },
  },
}
