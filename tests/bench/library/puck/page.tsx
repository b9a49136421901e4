import { Render } from '@puckeditor/core'
import { config, data } from '../given/puck.tsx'

export const Sample = () => <Render config={config} data={data} />
