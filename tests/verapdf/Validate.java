import java.io.FileInputStream;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Judges files by PDF/UA-1: a line each, with `pass`, or with the rules that are broken. */
public class Validate {
    public static void main(String[] files) throws Exception {
        VeraGreenfieldFoundryProvider.initialise();
        var foundry = Foundries.defaultInstance();
        for (String file : files) {
            try (PDFAParser parser = foundry.createParser(new FileInputStream(file), PDFAFlavour.PDFUA_1)) {
                var result = foundry.createValidator(PDFAFlavour.PDFUA_1, false).validate(parser);
                var broken = new java.util.TreeSet<String>();
                for (TestAssertion each : result.getTestAssertions()) {
                    if (each.getStatus() == TestAssertion.Status.FAILED) broken.add(each.getMessage());
                }
                System.out.println(result.isCompliant() ? "pass" : "fail " + String.join(" | ", broken));
            }
        }
    }
}
