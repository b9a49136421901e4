import { type Section, useSlotContent, useStage, type ViewProps } from '@vitrine/renderer'
import { type LinkValue, layoutProps, type SectionSpec } from '@vitrine/schemas'
import { type ComponentType, type ReactNode, useRef } from 'react'
import type { PuckConfig, PuckData } from '../config.ts'
import { OTHER_PROPS } from '../names.ts'
import { type Controls, planConfig } from '../plan/config-plan.ts'
import {
  type ConfigPlan,
  type ObjectPlan,
  ROOT_SLOT,
  ROOT_TYPE,
  type SectionPlan,
  UNKNOWN_TYPE,
  ZONE_SLOT,
  ZONE_TYPE,
  ZONES_SLOT,
} from '../plan/plan.ts'
import { seenValues } from '../plan/seen-values.ts'
import { hrefOf as hrefOfHtml } from '../rich-text/link-of.ts'
import { type Decoding, decodeObject } from './decode.tsx'
import { presetOf } from './presets.ts'
import { createRenderDropZone, DrawnSlotsContext, itemSlotComponent, slotComponent } from './slot-components.tsx'
import { drawWithAllItems, type SlotContents, type TakenItem, type TakenItems, useTakeItem } from './taken-items.tsx'

/** What a config of Puck’s does not say itself. */
export interface FromPuckOptions {
  /** The schema of a field whose values Puck does not know itself (`custom`, `external`), by component and path. */
  readonly controls?: Controls
  /** Documents: what the other fields of that kind are seen to hold there decides how they are edited. */
  readonly documents?: readonly PuckData[]
}

type Props = ViewProps<Readonly<Record<string, unknown>>>
type Render = ComponentType<Readonly<Record<string, unknown>>>

/**
 * The components of a config of Puck's as sections, each drawn by its own `render`, with one `div` around it. Documents come
 * to them by `importPuck`.
 *
 * `export const sections = fromPuck(config)`
 *
 * @public
 */
export function fromPuck(
  config: PuckConfig,
  { controls = {}, documents = [] }: FromPuckOptions = {},
): readonly Section[] {
  const seenAt = documents.length > 0 ? seenValues(config, documents) : () => undefined
  const plan = planConfig(config, { controls, seenAt })
  const sections = [plan.root, ...plan.components.values()].flatMap(withSectionsOfItems)
  return [...sections.map((section) => sectionOf(section, plan)), unknownSection, zoneSection]
}

const withSectionsOfItems = (plan: SectionPlan): readonly SectionPlan[] => [
  plan,
  ...plan.items.flatMap(({ item }) => withSectionsOfItems(item)),
]

const otherProps = { type: 'object', setter: 'raw', title: 'Other values', order: 88 } as const

function sectionOf(plan: SectionPlan, config: ConfigPlan): Section {
  const { type, within, properties } = plan
  const slots = Object.fromEntries([...plan.slots].map(([name, slot]) => [name, config.accepts(slot)]))
  const isItem = within !== undefined
  const spec: SectionSpec = {
    type,
    version: 1,
    category: plan.slots.size > 0 ? 'layout' : 'text',
    icon: plan.slots.size > 0 ? 'layout-template' : 'square',
    // Items have no layout: they are drawn by the component around them.
    props: { ...closed, properties: { ...properties, [OTHER_PROPS]: otherProps, ...(!isItem && layoutProps) } },
    slots: {
      ...(type === ROOT_TYPE && { [ROOT_SLOT]: {} }),
      ...slots,
      ...(!isItem && { [ZONES_SLOT]: { accepts: [ZONE_TYPE] } }),
    },
    ...(isItem && { nesting: { root: false, within: [within] } }),
    ...(type === ROOT_TYPE && { nesting: { within: [], single: true } }),
    presets: [presetOf(plan, config)],
  }
  const View = isItem ? itemView(plan) : componentView(plan)
  return section(spec, View)
}

const namesOfItems = ({ items }: SectionPlan) => items.map(({ slot }) => slot)

/** What stands in the slots of the component that is being drawn. */
function useSlotContents(names: readonly string[]): SlotContents {
  const content = useSlotContent()
  return new Map(names.map((name) => [name, content(name)]))
}

/** The view of an item: it says what it has to the component that it stands in. */
function itemView(plan: SectionPlan) {
  const names = [...plan.slots.keys()]
  const withItems = namesOfItems(plan)
  return function ItemView({ id, props, root }: Props): ReactNode {
    const take = useTakeItem()
    const slots = useSlotContents(names)
    return drawWithAllItems(withItems, slots, (items) => take?.({ id, root, props, slots, items }) ?? null)
  }
}

/** All items in a component, those in items too, by their ids. */
function* allItems(items: TakenItems): Generator<readonly [id: string, item: TakenItem]> {
  for (const item of [...items.values()].flat()) {
    yield [item.id, item]
    yield* allItems(item.items)
  }
}

/** What stands in old zones, by their names. */
const zonesOf = (items: TakenItems): SlotContents =>
  new Map(
    (items.get(ZONES_SLOT) ?? []).flatMap(({ props, slots }) => {
      const slot = slots.get(ZONE_SLOT)
      return slot ? [[String(props.zone), slot] as const] : []
    }),
  )

const noMetadata = {}

/** The view of a component: its slots are taken, its values decoded, and its own `render` draws. */
function componentView(plan: SectionPlan) {
  const { config } = plan
  const isRoot = plan.type === ROOT_TYPE
  const names = [...(isRoot ? [ROOT_SLOT] : []), ...plan.slots.keys(), ZONES_SLOT]
  const withItems = [...namesOfItems(plan), ZONES_SLOT]
  const puck = {
    renderDropZone: createRenderDropZone((zone) => {
      const field = plan.fields.get(zone)
      return field?.kind === 'slot' ? field.slot : undefined
    }),
    isEditing: false,
    dragRef: null,
    metadata: config.metadata ?? noMetadata,
  }
  const Content = slotComponent(ROOT_SLOT)
  // The root of most configs draws nothing itself.
  const Render = (config.render ?? (() => (isRoot ? <Content /> : null))) as Render
  return function ComponentView({ id, props, root }: Props): ReactNode {
    const { href } = useStage()
    const itemSlots = useRef(new Map<string, ComponentType>())
    const slots = useSlotContents(names)
    const draw = (taken: TakenItems): ReactNode => {
      const decoding = createDecoding(taken, itemSlots.current, (link) => href(link) ?? hrefOfHtml(link))
      const values = decodeObject(plan, props, decoding)
      return (
        <DrawnSlotsContext
          value={{
            own: slots,
            items: new Map(allItems(taken)),
            zones: zonesOf(taken),
          }}
        >
          <div {...root}>
            {isRoot ? (
              <Render title="" {...values} id="puck-root" puck={puck} editMode={false}>
                <Content />
              </Render>
            ) : (
              <Render {...values} id={id} puck={puck} editMode={false} />
            )}
          </div>
        </DrawnSlotsContext>
      )
    }
    return drawWithAllItems(withItems, slots, draw)
  }
}

/** @param made the components of slots of items that were made before, so that React keeps what they hold */
function createDecoding(
  taken: TakenItems,
  made: Map<string, ComponentType>,
  hrefOf: (link: LinkValue) => string | undefined,
): Decoding {
  const item = (one: TakenItem, plan: ObjectPlan): Readonly<Record<string, unknown>> => {
    let first: string | undefined
    const slot = (name: string): ComponentType => {
      const key = `${one.id} ${name}`
      first ??= name
      const before = made.get(key) ?? itemSlotComponent(one, name, name === first)
      made.set(key, before)
      return before
    }
    return decodeObject(plan, one.props, { slot, items: (name) => one.items.get(name) ?? [], item, hrefOf })
  }
  return { slot: slotComponent, items: (name) => taken.get(name) ?? [], item, hrefOf }
}

/** The view is a component of React's, wherever views are called as functions: it waits for the one around it. */
const section = (spec: SectionSpec, View: ComponentType<Props>): Section => ({
  spec,
  view: (props: Props) => <View {...props} />,
})

const closed = { type: 'object', additionalProperties: false } as const

/** A component that the config does not have: kept, and drawn as nothing, as Puck does. */
const unknownSection: Section = section(
  {
    type: UNKNOWN_TYPE,
    version: 1,
    category: 'text',
    icon: 'square',
    props: { ...closed, properties: { component: { type: 'string' }, values: { setter: 'raw' }, ...layoutProps } },
    slots: { [ZONES_SLOT]: { accepts: [ZONE_TYPE] } },
    presets: [],
  },
  () => null,
)

/** What stood in an old `DropZone`, by its name. */
const zoneSection: Section = section(
  {
    type: ZONE_TYPE,
    version: 1,
    category: 'layout',
    icon: 'layout-template',
    props: { ...closed, properties: { zone: { type: 'string' } } },
    slots: { [ZONE_SLOT]: {} },
    nesting: { root: false },
    presets: [],
  },
  ZoneView,
)

function ZoneView({ id, props, root }: Props): ReactNode {
  const take = useTakeItem()
  const slots = useSlotContents([ZONE_SLOT])
  return take?.({ id, root, props, slots, items: new Map() }) ?? null
}
