export interface Operations {
  searchRenovations: {
    query: { page?: number; page_size?: number; sort_by?: 'created_at' | 'updated_at'; sort_direction?: 'ASC' | 'DESC'; include_deleted?: boolean; external_user_id?: string };
    answer: { page: number; page_size: number; total_pages: number; has_prev_page: boolean; has_next_page: boolean; prev_page: number | null; next_page: number | null; total: number; data: { renovation_id: string; renovation_name: string; estate_id: string }[] };
  };
  getRenovation: { answer: { renovation_id: string } };
  createReport: { body: { language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en' }; answer: { id: string; created_at: string; name: string; url: string; is_outdated: boolean } };
  listReports: { answer: { id: string; created_at: string; name: string; url: string; is_outdated: boolean }[] };
  planRenovations: { query: { target_label?: string }; body: string[]; answer: { id: string; calculation_job_status: 'NOT_STARTED' | 'RUNNING' | 'FINISHED' | 'FAILED' | 'STOPPED'; metadata: { estates: { total: number; finished: number; failed: number } } } };
  listCalculationJobs: { query: { page?: number; page_size?: number; sort_direction?: 'ASC' | 'DESC'; parent_id?: string; status?: string }; answer: Operations['searchRenovations']['answer'] & { data: Operations['planRenovations']['answer'][] } };
  listEstates: { answer: { estates: { estate: { external_id: string }; referral_link: string }[] } };
  putEstate: { body: { estate_type: string }; answer: { estate: { external_id: string }; referral_link: string } };
}
