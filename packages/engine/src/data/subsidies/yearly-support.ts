import type { MeasureCode } from '../../contract/codes.ts';
import type { SubsidyCondition, SubsidyScheme } from '../../contract/remarks.ts';

/** Support by what an installation makes, year after year. */
export interface YearlySupportRule {
  id: string;
  region: 'BE-BRU';
  scheme: SubsidyScheme;
  work: MeasureCode;
  /** Peak power of the whole installation, kWp: above the first, up to and including the second. */
  aboveKwp: number;
  upToKwp: number;
  certificatesPerMwh: number;
  eurPerCertificate: number;
  years: number;
  from: string;
  to: string | null;
  conditions: readonly SubsidyCondition[];
  confidence: 'high' | 'medium' | 'low';
}

const BRUSSELS = {
  region: 'BE-BRU',
  scheme: 'green_certificates',
  work: 'solar_panels',
  // Guaranteed price; the market paid 65 to 70 EUR.
  eurPerCertificate: 65,
  years: 10,
  conditions: ['metered_production', 'certified_installer'],
  confidence: 'high',
} as const;

/**
 * Brussels green certificates for new panels. Until 2026-03-31 the rate of 5 to 36 kWp was 11 % higher
 * (environnement.brussels, 2025-11).
 */
export const YEARLY_SUPPORT: readonly YearlySupportRule[] = [
  {
    ...BRUSSELS,
    id: 'bru_green_certificates_5kwp',
    aboveKwp: 0,
    upToKwp: 5,
    certificatesPerMwh: 2.055,
    from: '2025-01-01',
    to: null,
  },
  {
    ...BRUSSELS,
    id: 'bru_green_certificates_36kwp',
    aboveKwp: 5,
    upToKwp: 36,
    certificatesPerMwh: 1.739,
    from: '2026-04-01',
    to: null,
  },
  {
    ...BRUSSELS,
    id: 'bru_green_certificates_36kwp_2025',
    aboveKwp: 5,
    upToKwp: 36,
    certificatesPerMwh: 1.954,
    from: '2025-01-01',
    to: '2026-03-31',
    confidence: 'medium',
  },
];
