import type { SpecificationWords } from '../catalogue.ts';
import type { Differences } from '../differences.ts';

export const specificationDifferences: Differences<SpecificationWords> = {
  specification: {
    flow: 'Aanvoertemperatuur',
    orientation: 'oriëntatie ter plaatse te controleren',
    grants: 'Wat de subsidie vraagt',
    trades: 'Vakbedrijven',
    checks: 'Ter plaatse controleren',
    job: 'totaalprijs',
    pageTitle: 'Dezelfde vraag aan elk bedrijf',
    pageIntro:
      'Elk bedrijf rekent dezelfde maatregelen uit en zegt hoeveel dagen het werk duurt, zodat u kunt vergelijken. De cijfers komen uit het plan; waar een oppervlakte of staat nog niet bekend is, meet het bedrijf die ter plaatse.',
    title: 'Wat u aan het bedrijf vraagt',
  },
  trades: {
    roofer: 'dakdekker',
    facade_contractor: 'gevelbedrijf',
    window_installer: 'kozijnenbedrijf',
    shading_installer: 'zonweringbedrijf',
    heating_installer: 'cv- of warmtepompinstallateur',
    floor_contractor: 'vloerenlegger',
    solar_installer: 'zonnepaneleninstallateur',
  },
  siteChecks: {
    facade_condition: 'Staat van de gevel: scheuren en open voegen.',
    supply_air_in_dry_rooms: 'Frisse lucht in woonkamers en slaapkamers.',
    frame_condition: 'Staat van de kozijnen.',
    combustion_appliances_and_draught: 'Open verbrandingstoestellen, en hun trek.',
    scaffold_on_public_ground: 'Vergunning voor een steiger op de openbare weg.',
    co_owners_decision: 'Besluit van de VvE.',
    oil_tank_kind_and_access: 'Soort olietank, en hoe die te bereiken is.',
    measure_area: 'Meet de oppervlakte: die is geschat op {low_m2} tot {high_m2} m².',
  },
  quoteLines: {
    windows_with_frames: 'Kozijnen met glas',
    glass_in_present_frames: 'Glas in de huidige kozijnen',
    removal_and_disposal: 'Sloop en afvoer',
    gas_boiler: 'Cv-ketel',
    radiators_low_temperature: 'Lagetemperatuurradiatoren',
    scaffold: 'Steiger',
    electrical_works: 'Elektrawerk',
    electrical_inspection: 'Keuring van de elektra',
    oil_tank_removal: 'Sanering van de olietank',
    papers_for_grants: 'Papieren voor de subsidie',
  },
};
