import { type Device, devices } from '../constants.ts'

export const isDevice = (name: string): name is Device => devices.some((device) => device === name)
