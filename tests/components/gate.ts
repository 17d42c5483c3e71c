import { gateApi } from '#contract/jobs.gate.ts'
import { sampleOf } from './sample-of.ts'

/** A boom lift on its way with two papers and an operator. */
export const aGatePass = () =>
  sampleOf(gateApi.getGatePass.response, {
    gatePass: {
      challanNumber: 'CHN-2627-000012',
      issuedOn: '2026-11-23',
      machine: {
        name: 'JLG 450AJ Articulated Boom Lift',
        serialNumber: '0300221847',
        registrationNumber: 'MH12AB1234',
      },
      from: '2026-11-24',
      to: '2027-01-23',
      papers: [
        { kind: 'INSURANCE', validTo: '2027-04-02', state: 'VALID' },
        { kind: 'LOAD_TEST', state: 'VALID' },
      ],
      licence: { validTo: '2027-08-18', state: 'VALID' },
    },
    expiresAt: '2026-12-23T18:30:00Z',
  })
