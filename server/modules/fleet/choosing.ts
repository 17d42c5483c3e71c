// The machines and operators that the desk chooses from for a job.
export { machinesFor, operatorsNow } from './choosing.store.ts'
