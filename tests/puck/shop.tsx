import type { Config, Data } from '@puckeditor/core'

type Hero = { headline: string; size: 's' | 'l' }

/** A small config as people have them: typed, with slots, a list whose items have slots, and a component from before slots. */
export const config: Config<{
  Hero: Hero
  Text: { text: string }
  Tabs: { tabs: { label: string; content: { type: string; props: object }[] }[] }
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
          {tabs.map(({ label, content: Content }) => {
            const Slot = Content as unknown as React.ComponentType
            return (
              <div key={label}>
                <dt>{label} </dt>
                <dd>
                  <Slot />{' '}
                </dd>
              </div>
            )
          })}
        </dl>
      ),
    },
    Columns: { render: ({ puck }) => <section>{puck.renderDropZone({ zone: 'left' })}</section> },
  },
}

export const data: Data = {
  root: { props: { title: 'Bolts' } },
  content: [
    { type: 'Hero', props: { id: 'Hero-1', headline: 'Bolts for bridges', size: 'l' } },
    {
      type: 'Tabs',
      props: {
        id: 'Tabs-1',
        tabs: [
          { label: 'Sizes', content: [{ type: 'Text', props: { id: 'Text-1', text: 'M8 to M64' } }] },
          { label: 'Delivery', content: [{ type: 'Text', props: { id: 'Text-2', text: 'In two days' } }] },
        ],
      },
    },
    { type: 'Columns', props: { id: 'Columns-1' } },
  ],
  zones: { 'Columns-1:left': [{ type: 'Text', props: { id: 'Text-3', text: 'On the left' } }] },
}
