import { Puck } from '@puckeditor/core'
import '@puckeditor/core/puck.css'
import { config, data, save } from '../given/puck.tsx'

export const Sample = () => <Puck config={config} data={data} onPublish={save} />
