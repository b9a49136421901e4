export { answerMcpRequest } from './answer-request.ts'
export type { Service } from './service/service.ts'
