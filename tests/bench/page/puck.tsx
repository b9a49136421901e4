import { type Config, type Data, Render } from '@puckeditor/core'
import { Banner, Label } from '../render/by-hand.tsx'
import { page } from './page.ts'

const config = {
  components: { label: { render: Label }, banner: { render: Banner } },
} as unknown as Config

const data: Data = { root: { props: {} }, content: page.map(({ kind, ...props }) => ({ type: kind, props })) }

/** The page as Puck's documentation shows it to visitors. */
export const Page = () => <Render config={config} data={data} />
